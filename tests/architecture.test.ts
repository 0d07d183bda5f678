import { describe, expect, test } from 'vitest'
import { readSources, type Source } from './helpers/sources'
import { readsByAnyText } from './helpers/wide-keys'

const sources = readSources('src/**/*.{ts,tsx}')
const under = (...prefixes: string[]) =>
  sources.filter(({ file }) => prefixes.some((prefix) => file.startsWith(prefix)))

/** Each forbidden import, with the reason. */
function forbiddenImports(
  from: Source[],
  forbidden: (imported: string, source: Source) => boolean,
  why: string,
): string[] {
  return from.flatMap((source) =>
    source.imports
      .filter((imported) => forbidden(imported, source))
      .map((imported) => `${source.file} imports ${imported}: ${why}`),
  )
}

const isLayer =
  (...layers: string[]) =>
  (imported: string) =>
    layers.some((layer) => imported.startsWith(`src/${layer}/`))
const isPackage = (name: string) => (imported: string) => imported === name || imported.startsWith(`${name}/`)
const isMachine = (imported: string) => imported.endsWith('.machine') || /^src\/core\/[\w-]+\/app$/.test(imported)
const appOf = (path: string) => path.split('/')[2]

/** Style sheets whose colours are not of the screen: paper, codes that are scanned, HTML of others, colours of goods. */
const ownColours = [
  'src/widgets/datatable/table-print.css.ts',
  'src/widgets/invoices/print/print.css.ts',
  'src/widgets/labels/label/label.css.ts',
  'src/widgets/labels/labels.css.ts',
  'src/widgets/safe-html/safe-html.css.ts',
  'src/widgets/store/product.css.ts',
  'src/widgets/ui/avatar.css.ts',
  'src/widgets/ui/qr-code.css.ts',
]

test('ARCH-6203 style sheets of widgets take their colours from the theme', () => {
  const styled = under('src/widgets/').filter(
    ({ file }) => file.endsWith('.css.ts') && !file.startsWith('src/widgets/theme/') && !ownColours.includes(file),
  )
  expect(styled.length).toBeGreaterThan(50)
  const colour =
    /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgba?|hsla?|oklch)\(|(?<=olor: )'(?:white|black|gr[ae]y|red)'/gi
  const found = styled.flatMap(({ file, text }) => [...text.matchAll(colour)].map(([each]) => `${file}: ${each}`))
  expect(found, 'use `vars.color` of theme/vars.css.ts, so that skins and portals can change it').toEqual([])
})

describe('imports go in one direction', () => {
  test("ARCH-1 the engine doesn't import widgets, service, sample, mock or host", () => {
    const above = isLayer('widgets', 'service', 'sample', 'mock', 'host')
    expect(forbiddenImports(under('src/core/'), above, 'core is the layer below')).toEqual([])
  })
  test('ARCH-2 the kernel imports no app and no engine', () => {
    const outside = (imported: string) => imported.startsWith('src/core/') && !imported.startsWith('src/core/kernel/')
    expect(forbiddenImports(under('src/core/kernel/'), outside, 'the kernel is the lowest layer')).toEqual([])
  })
  test('ARCH-3 no machine imports the machine of another app', () => {
    const foreign = (imported: string, { file }: Source) => isMachine(imported) && appOf(imported) !== appOf(file)
    const machines = sources.filter(({ file }) => /src\/core\/(?!kernel)[\w-]+\//.test(file))
    expect(forbiddenImports(machines, foreign, 'reactions between apps are in <app>.links.ts')).toEqual([])
  })
  test("ARCH-4 widgets and host don't import service, sample or mock", () => {
    const backends = isLayer('service', 'sample', 'mock')
    expect(
      forbiddenImports(
        under('src/widgets/', 'src/host/'),
        backends,
        'data comes through a call, what both need is in core',
      ),
    ).toEqual([])
  })
  test('ARCH-5 the mock imports no machine, engine, widgets or host', () => {
    const forbidden = (imported: string) =>
      isLayer('widgets', 'host')(imported) ||
      isMachine(imported) ||
      imported === 'src/core/engine' ||
      imported === 'src/core/index'
    expect(forbiddenImports(under('src/mock/'), forbidden, 'the mock is services on rows in memory')).toEqual([])
  })
  test('ARCH-751 the backend imports core and services, its command the sample data; nothing imports the backend', () => {
    const outside = (imported: string) =>
      imported.startsWith('src/') && !isLayer('core', 'service', 'backend')(imported)
    const backend = under('src/backend/')
    const rest = backend.filter(({ file }) => file !== 'src/backend/serve/open-shop.ts')
    expect(forbiddenImports(rest, outside, 'a shop has no sample data, no mock and no page of its own')).toEqual([])
    const all = sources.filter((source) => !backend.includes(source))
    expect(forbiddenImports(all, isLayer('backend'), 'a backend is run, not imported')).toEqual([])
    const impure = (imported: string) => isMachine(imported) || imported === 'src/core/engine'
    expect(forbiddenImports(backend, impure, 'a backend has no engine')).toEqual([])
  })
  test('ARCH-750 sample data imports services and what they may import', () => {
    const outside = (imported: string) => imported.startsWith('src/') && !isLayer('core', 'service', 'sample')(imported)
    expect(forbiddenImports(under('src/sample/'), outside, 'rows are in the mock, in a file or in a database')).toEqual(
      [],
    )
  })
  test('ARCH-18 a service imports the kernel, contracts and pure files of core, and their imports are pure too', () => {
    const outside = (imported: string) => imported.startsWith('src/') && !isLayer('core', 'service')(imported)
    expect(
      forbiddenImports(under('src/service/'), outside, 'a service knows neither who asks nor where rows are'),
    ).toEqual([])
    const byPath = new Map(sources.map((source) => [source.file.replace(/\.tsx?$/, ''), source]))
    const reached = new Set(under('src/service/'))
    for (const source of reached)
      for (const imported of source.imports) {
        const next = byPath.get(imported)
        if (next) reached.add(next)
      }
    const impure = (imported: string) =>
      isMachine(imported) || isPackage('xstate')(imported) || ['src/core/engine', 'src/core/index'].includes(imported)
    expect(reached.size).toBeGreaterThan(under('src/service/').length)
    expect(forbiddenImports([...reached], impure, 'a decision runs where there is no engine')).toEqual([])
  })
  test("ARCH-6 widgets don't import the host", () => {
    expect(
      forbiddenImports(under('src/widgets/'), isLayer('host'), 'a widget does not know that it is an element'),
    ).toEqual([])
  })
  test('ARCH-16 widgets and host import values of core from their files, not from its entry point', () => {
    const offenders = under('src/widgets/', 'src/host/').filter(({ text }) =>
      /^(?:import|export) (?!type)[^;'"]*? from '(?:\.\.\/)+core(?:\/apps)?'/m.test(text),
    )
    expect(offenders.map(({ file }) => `${file}: the entry point imports the registry of all apps`)).toEqual([])
  })
})

describe('libraries are imported in one layer', () => {
  const outside = (folder: string) => sources.filter(({ file }) => !file.startsWith(folder))

  test('ARCH-7 Ark UI is imported in widgets/ui only', () => {
    expect(
      forbiddenImports(outside('src/widgets/ui/'), isPackage('@ark-ui/react'), 'parts hide their library'),
    ).toEqual([])
  })
  test('ARCH-8 msw is imported in mock only', () => {
    expect(forbiddenImports(outside('src/mock/'), isPackage('msw'), 'the product ships no interception')).toEqual([])
  })
  test('ARCH-752 hono, kysely and node: are imported in backend only', () => {
    const ofServers = (imported: string) =>
      ['hono', '@hono/node-server', 'kysely', 'pg', 'nodemailer'].some((name) => isPackage(name)(imported)) ||
      imported.startsWith('node:')
    expect(forbiddenImports(outside('src/backend/'), ofServers, 'everything else runs in a page too')).toEqual([])
  })
  test('ARCH-753 pg is imported in backend/postgres only, and loaded when it connects', () => {
    expect(forbiddenImports(outside('src/backend/postgres/'), isPackage('pg'), 'a shop on SQLite has no pg')).toEqual(
      [],
    )
    const eager = sources.filter(({ text }) => /^import (?!type)(?:(?! from )[^;])*? from 'pg'/m.test(text))
    expect(eager.map(({ file }) => `${file} loads pg before it is needed`)).toEqual([])
  })
  test('ARCH-9 xstate is imported in core only', () => {
    expect(
      forbiddenImports(outside('src/core/'), isPackage('xstate'), 'widgets select, they do not run machines'),
    ).toEqual([])
  })
  test("ARCH-10 core, service, sample and mock don't import React", () => {
    const isReact = (imported: string) =>
      isPackage('react')(imported) || isPackage('react-dom')(imported) || isPackage('@xstate/react')(imported)
    expect(
      forbiddenImports(
        under('src/core/', 'src/service/', 'src/sample/', 'src/mock/'),
        isReact,
        'they run without a page',
      ),
    ).toEqual([])
  })
  test('ARCH-11 only hooks read snapshots', () => {
    const parts = under('src/widgets/').filter(({ file }) => !/\/use-[\w-]+\.tsx?$/.test(file))
    expect(forbiddenImports(parts, isPackage('@xstate/react'), 'a part takes props; its hook selects')).toEqual([])
  })
})

describe('clock and host page', () => {
  test('ARCH-12 only kernel/clock.ts reads time and sets timers', () => {
    const clocks = /\b(?:setTimeout|setInterval)\(|\bDate\.now\(\)|new Date\(\)/
    const allowed = ['src/core/kernel/clock.ts']
    const offenders = sources.filter(
      ({ file, text }) => !allowed.includes(file) && clocks.test(text.replace(/\.setTimeout\(/g, '')),
    )
    expect(offenders.map(({ file }) => `${file} reads time or sets timers`)).toEqual([])
  })
  test('ARCH-13 nothing writes to the host page', () => {
    const writes =
      /document\.(?:body|head|documentElement)\.(?:append|prepend|insert|style|class|set)|\.innerHTML\s*=|insertAdjacentHTML|document\.write/
    const offenders = sources.filter(({ text }) => writes.test(text))
    expect(offenders.map(({ file }) => `${file} writes to the page around our elements`)).toEqual([])
  })
  test('ARCH-14 every invoke has an onError', () => {
    const offenders = under('src/core/').filter(({ text }) => {
      const invokes = text.match(/\binvoke:/g)?.length ?? 0
      const handlers = text.match(/\bonError\b/g)?.length ?? 0
      return invokes > handlers
    })
    expect(offenders.map(({ file }) => `${file} has an invoke without onError`)).toEqual([])
  })
})

test('ARCH-15 a file in src has at most 250 lines', () => {
  const long = sources.filter(({ file, text }) => !/\.seed\.|\.pictures\./.test(file) && text.split('\n').length > 250)
  expect(long.map(({ file, text }) => `${file}: ${text.split('\n').length} lines; split it by what it does`)).toEqual(
    [],
  )
})

test('ARCH-500 untrusted keys are looked up with lookUp only', { timeout: 60_000 }, () => {
  const itself = (location: string) => location.startsWith('src/core/kernel/look-up.ts:')
  const found = readsByAnyText('src').filter((location) => !itself(location))
  expect(found, 'look the key up with lookUp() of kernel/look-up.ts, or in a Map').toEqual([])
})

describe('libraries', () => {
  const build = readSources('scripts/**/*.ts', '*.config.ts')
  test("EMBED-698 nothing in the build rewrites a library's source except its patches", () => {
    const reading = build.filter(({ text }) => text.includes('onLoad(') && text.includes('node_modules'))
    // the calendar's sheets are registered as ours are
    const plugins = ['calendar', 'patches'].map((name) => `scripts/build/plugins/${name}.ts`)
    expect(reading.map(({ file }) => file)).toEqual(plugins)
    const gone = /as-module|lean-\w+|fold-constants|source-edits|own-store|withFacts/
    expect(build.filter(({ text }) => gone.test(text)).map(({ file }) => file)).toEqual([])
  })
})

/** Private words, and the standard terms to use instead. */
const refusedWords: Readonly<Record<string, string>> = {
  arrival: 'available',
  basket: 'cart',
  deed: 'action',
  deeds: 'actions',
  door: 'entry point',
  doors: 'entry points',
  fault: 'error',
  faults: 'errors',
  floor: 'layer',
  floors: 'layers',
  heard: 'received',
  hear: 'receive',
  keeper: 'draft lock',
  mend: 'fix',
  mended: 'fixed',
  postman: 'outbox',
  room: 'lazy part, or space',
  rooms: 'lazy parts',
  seat: 'controller',
  shelf: 'product grid',
  slices: 'time slicing',
  steady: 'useEffectEvent',
  tell: 'report',
  tells: 'emits',
  told: 'reported, onChange',
  vain: 'unanswered, failed',
  verdict: 'conclusive',
  way: 'navigation, or link',
  ways: 'navigation',
}

test('ARCH-17 file and exported names are standard terms', () => {
  const wordsIn = (name: string) => name.split(/(?=[A-Z])|[^A-Za-z]+/).map((each) => each.toLowerCase())
  const found = sources.flatMap(({ file, text }) => {
    const exported = [...text.matchAll(/^export (?:async )?(?:const|function\*?|class|type|interface) (\w+)/gm)]
    return [file, ...exported.map(([, name = '']) => name)].flatMap((name) =>
      wordsIn(name)
        .filter((word) => Object.hasOwn(refusedWords, word))
        .map((word) => `${file}: ${name} says "${word}"; say ${refusedWords[word]}`),
    )
  })
  expect(found).toEqual([])
})

/** Entry points, descriptors and view lists; what is generated per app; both databases; examples of what they show. */
const sharedNames = [
  /\/(?:index|app|views|auto)\.ts$/,
  /^src\/host\/(?:element-chunks|element-types|rows)\//,
  /^src\/backend\/(?:sqlite|postgres)\//,
  /^src\/widgets\/gallery\//,
]

test('ARCH-760 no two files of src have one name, unless they do the same for different parts', () => {
  const named = sources.filter(({ file }) => !sharedNames.some((each) => each.test(file)))
  const byName = Object.groupBy(named, ({ file }) => file.split('/').at(-1) as string)
  const repeated = Object.values(byName).filter((files = []) => files.length > 1)
  const advice = 'a name says which app and part it belongs to, so that one search finds one file: rename the newer one'
  expect(
    repeated.map((files = []) => files.map(({ file }) => file)),
    advice,
  ).toEqual([])
})

import { readFileSync } from 'node:fs'
import { traverse, types } from '@babel/core'
import { build as esbuild } from 'esbuild'
import { describe, expect, test } from 'vitest'
import { asModule } from '../../scripts/build/as-module'
import { withFacts } from '../../scripts/build/facts'
import { foldConstants } from '../../scripts/build/fold-constants'
import { leanDom } from '../../scripts/build/lean-react'
import { parse } from '../../scripts/build/source-edits'
import { supplied, suppliedReact } from '../../scripts/build/supplied-react'

/** What a module's `answer` is once it has run. */
async function answerOf(code: string): Promise<unknown> {
  const file = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)
  return typeof file.answer === 'function' ? file.answer() : file.answer
}

describe('folding constants', () => {
  test('BUILD-1 a variable that never changes becomes its value, and what only it leads to goes', async () => {
    const folded = await foldConstants(`
      let hydrating = false, next = null
      function enter(x) { return hydrating = false, next = null, x }
      function start() { return hydrating ? hydrate(next) : 'fresh' }
      function hydrate(from) { return 'hydrated ' + from }
      export const answer = () => enter(start())
    `)
    expect(folded).not.toMatch(/hydrat/)
    expect(await answerOf(folded)).toBe('fresh')
  })

  test.each([
    ['written elsewhere', 'let x = 1; function set() { x = 2 } export const answer = () => (set(), x)', 2],
    ['counted', 'let x = 0; export const answer = () => (x++, x)', 1],
    ['added to', 'let x = 1; export const answer = () => ((x += 1), x)', 2],
    ['taken apart into', 'let x = 1; export const answer = () => ([x] = [5], x)', 5],
    ['looped over', 'let x = 1; export const answer = () => { for (x of [7]); return x }', 7],
    ['hidden by a parameter', 'let x = 1; export const answer = () => ((x) => x)(8)', 8],
    ['hidden by a variable', 'let x = 1; export const answer = () => { let x = 9; return x }', 9],
    ['a parameter set to null', 'function f(p) { if (p > 3) p = null; return p } export const answer = () => f(2)', 2],
    ['never given a value', 'let x; export const answer = () => x', undefined],
    ['a property of that name', 'let x = false; export const answer = () => ({ x: 4 }).x', 4],
    ['short for a property', 'let x = false; export const answer = () => ({ x }).x', false],
    ['a function made anew', 'function f() { return 1 } export const answer = () => ((f = () => 2), f())', 2],
    [
      'an answer with a side effect',
      'let n = 0; const up = () => n++; function f() { return 1 } export const answer = () => (f(up()), n)',
      1,
    ],
  ])('BUILD-2 folding keeps the answer of a module: %s', async (_, source, answer) => {
    expect(await answerOf(await foldConstants(source))).toBe(answer)
  })
})

test('BUILD-3 CommonJS as a module exports the same, once or in branches, and imports what it required', () => {
  const made = asModule(`
    "use strict"; var React = require("react"), other = 1;
    exports.now = void 0;
    if (other) exports.now = function () { return React.version };
    exports.version = "1";
  `)
  expect(made).toContain('import * as React from "react";')
  expect(made).toContain('let now$;')
  expect(made).toContain('var version$ = "1"')
  expect(made).toContain('export { now$ as now, version$ as version }')
})

test('BUILD-4 a fact about something that a library no longer holds stops the build', () => {
  const source = 'function gone() { return 1 }\nexport const there = gone()'
  expect(withFacts('lib', source, { bodies: { gone: 'return 2' } })).toContain('return 2')
  expect(() => withFacts('lib', source, { bodies: { lost: '' } })).toThrow('lib holds no lost')
  expect(() => withFacts('lib', source, { properties: { lost: 'null' } })).toThrow('lib holds no lost')
  expect(() => withFacts('lib', source, { variables: { lost: 'null' } })).toThrow('lib holds no lost')
  expect(() => withFacts('lib', source, { properties: { toString: 'null' } })).toThrow('lib holds no toString')
  expect(() => withFacts('lib', source, { locals: { lost: 'null' } })).toThrow('lib holds no lost')
  for (const kind of ['unread', 'uncalled', 'idle', 'never', 'loops'] as const)
    expect(() => withFacts('lib', source, { [kind]: ['lost'] })).toThrow('lib holds no lost')
})

describe('facts', () => {
  test.each([
    [
      'a local name',
      { locals: { on: '!1' } },
      'const f = ({ on }) => ({ on, off: on }); export const answer = f({ on: 1 })',
    ],
    ['a variable', { variables: { x: '7' } }, 'const x = make(); function make() { return 1 } export const answer = x'],
    [
      'a function in a variable or an object',
      { bodies: { f: 'return 2', g: 'return 3' } },
      'const f = () => 1, o = { g: () => 1 }; export const answer = [f(), o.g()]',
    ],
    [
      'properties that nobody reads',
      { unread: ['b', 'd'] },
      'const o = { a: 1, b: 2, c: 3, d: 4, }; if (o) o.b = 5\nexport const answer = [Object.keys(o), { b: 1 }]',
    ],
    [
      'methods that nobody calls',
      { uncalled: ['b', 'c'] },
      'class A { a() {} b() {} get c() { return 1 } } export const answer = Object.getOwnPropertyNames(A.prototype)',
    ],
    ['idle calls', { idle: ['f'] }, 'let n = 0; const o = { f() { n++ } }; if (o) o.f()\nexport const answer = n'],
    [
      'what is never so',
      { never: ['b'] },
      "const is = (x) => [x === 'b', x !== 'b', x === 'a']; export const answer = is('b')",
    ],
    ['loops over nothing', { loops: ['x'] }, 'let n = 0; for (const x of [1]) n++\nexport const answer = n'],
    [
      'long sentences',
      { isBrief: true },
      `const f = (x) => new Error(\`No such thing: \${x}\`).message; export const answer = [f(1), new Error('Is gone. Look').message]`,
    ],
  ] as const)('BUILD-8 %s', async (what, facts, source) => {
    const answers: Record<string, unknown> = {
      'a local name': { on: false, off: false },
      'a variable': 7,
      'a function in a variable or an object': [2, 3],
      'properties that nobody reads': [['a', 'c'], {}],
      'methods that nobody calls': ['constructor', 'a'],
      'idle calls': 0,
      'what is never so': [false, true, false],
      'loops over nothing': 0,
      'long sentences': ['No such thing', 'Is gone'],
    }
    expect(await answerOf(withFacts('lib', source, facts))).toEqual(answers[what])
  })
})

/** Names that a module takes from the page. */
function globalsOf(code: string): string[] {
  let names: string[] = []
  traverse(types.file(parse(code)), {
    Program(path) {
      names = Object.keys((path.scope as unknown as { globals: object }).globals)
      path.stop()
    },
  })
  return names
}

test('BUILD-5 what is left of react-dom makes roots, is much smaller and takes no name from the page that React does not', async () => {
  const source = asModule(readFileSync('node_modules/react-dom/cjs/react-dom-client.production.js', 'utf8'), [
    'createRoot',
  ])
  const lean = await leanDom(source)
  expect(lean.length).toBeLessThan((await foldConstants(source)).length * 0.85)
  expect(lean).toContain('createRoot$ as createRoot')
  expect(lean).not.toMatch(/\bisHydrating\b(?!\$)|startViewTransition/)
  const before = globalsOf(source)
  expect(globalsOf(lean).filter((name) => !before.includes(name))).toEqual([])
  // react-dom is taken apart twice: two thirds of the usual limit on a slow machine
}, 60_000)

test('BUILD-9 what may be taken of a page that supplies React is there; all files take it by one import, another name stops the build', async () => {
  const build = (source: string) =>
    esbuild({
      stdin: { contents: source, resolveDir: process.cwd() },
      bundle: true,
      write: false,
      format: 'esm',
      logLevel: 'silent',
      plugins: [suppliedReact],
    }).then(({ outputFiles: [file] }) => file?.text ?? '')
  for (const [path, names] of Object.entries(supplied)) {
    const file = await import(path)
    expect(names.filter((name) => !(name in file))).toEqual([])
  }
  const built = await build(
    "import * as React from 'react'\nimport { useRef } from 'react'\nconsole.log(React.useId, useRef)",
  )
  expect(built.match(/import[^;]*from "react"/g)).toHaveLength(1)
  await expect(build("import { Activity } from 'react'\nconsole.log(Activity)")).rejects.toThrow('Activity')
  await expect(build("import * as React from 'react'\nconsole.log(React.Activity)")).rejects.toThrow('Activity')
})

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build, type Metafile } from 'esbuild'
import { run } from './build/run.ts'

/** Packs the package, installs it in an empty folder and imports every door: in Node here, bundled for a browser test. */
const folder = mkdtempSync(join(tmpdir(), 'langraan-consumer-'))

async function must(command: string, args: string[]): Promise<void> {
  const { code, output } = await run(command, args, { quiet: true })
  if (code === 0) return
  console.log(output)
  process.exit(1)
}

const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as { exports: Record<string, unknown> }
const widgets = readdirSync('dist/npm/widgets')
  .filter((file) => file.endsWith('.js'))
  .map((file) => file.slice(0, -3))
const doors = Object.keys(exports)
  .filter((door) => !door.endsWith('.json') && !door.includes('embed'))
  .flatMap((door) => (door.includes('*') ? widgets.map((name) => door.replace('*', name)) : [door]))
  .map((door) => `langraan${door.slice(1)}`)

await must('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder])
const [tarball] = readdirSync(folder)
writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'consumer', private: true, type: 'module' }))
await must('npm', [
  'install',
  '--prefix',
  folder,
  '--prefer-offline',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
  join(folder, tarball ?? ''),
])

writeFileSync(
  join(folder, 'doors.js'),
  `${doors.map((door, index) => `import * as door${index} from ${JSON.stringify(door)}`).join('\n')}
export const doors = { ${doors.map((door, index) => `${JSON.stringify(door)}: Object.keys(door${index})`).join(', ')} }`,
)
writeFileSync(
  join(folder, 'check.js'),
  `import { doors } from './doors.js'
for (const [door, names] of Object.entries(doors))
  if (names.length === 0 && !door.endsWith('auto')) throw new Error(door + ' exports nothing')`,
)
await must('node', [join(folder, 'check.js')])

/** Of the build for pages that have React: it imports React and its own files, nothing else, and brings none. */
const embed = join(folder, 'node_modules/langraan/dist/embed-react')
const files = readdirSync(embed)
const asked = new Set<string>()
for (const file of files) {
  const text = readFileSync(join(embed, file), 'utf8')
  if (text.includes('react.dev/errors')) throw new Error(`embed-react/${file} brings React along`)
  for (const [, name = ''] of text.matchAll(/(?:\bfrom|\bimport\(?)"([\w@./-]*[\w])"/g)) asked.add(name)
}
const strange = [...asked].filter((name) => !/^react(-dom)?(\/|$)/.test(name) && !files.includes(name.slice(2)))
if (!files.includes('auto.js') || strange.length > 0) throw new Error(`embed-react asks for ${strange.join(', ')}`)

/** What a folder carries of others goes with their licences: each package that its build took in is named. */
for (const folder of ['embed', 'embed-react', 'npm']) {
  const licences = readFileSync(join(embed, '..', folder, 'LICENSES.txt'), 'utf8')
  const { outputs } = JSON.parse(readFileSync(`dist/${folder}/metafile-esm.json`, 'utf8')) as Metafile
  const silent = Object.values(outputs)
    .flatMap(({ inputs }) => Object.entries(inputs))
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .map(([input]) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(input)?.[1])
    .find((name) => name && !licences.includes(`\n${name} `))
  if (silent) throw new Error(`${folder}/LICENSES.txt does not name ${silent}`)
}

mkdirSync('dist/tests', { recursive: true })
await build({
  entryPoints: [join(folder, 'doors.js')],
  outfile: 'dist/tests/doors.js',
  bundle: true,
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  logLevel: 'error',
  define: { 'process.env.NODE_ENV': '"production"' },
  nodePaths: [resolve(folder, 'node_modules')],
})
await must('publint', ['--strict', '.'])
rmSync(folder, { recursive: true, force: true })
console.log(`${doors.length} doors imported from ${tarball}`)

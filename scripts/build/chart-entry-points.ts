import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Metafile } from 'esbuild'

const providedECharts = 'src/widgets/charts/provided-echart.ts'
/** Next to `widgets` and `barrel`, so that all of them have the same relative path to the chunks. */
const plain = 'without-charts'

/** Widgets whose entry points lead to charts. */
function withCharts(folder: string): string[] {
  const { outputs } = JSON.parse(readFileSync(`${folder}/metafile-esm.json`, 'utf8')) as Metafile
  const reaches = (file: string, seen: Set<string>): boolean => {
    if (seen.has(file)) return false
    seen.add(file)
    const { inputs = {}, imports = [] } = outputs[file] ?? {}
    return providedECharts in inputs || imports.some(({ path }) => reaches(path, seen))
  }
  const entryPoints = Object.keys(outputs).filter((file) => /npm\/widgets\/[\w-]+\.js$/.test(file))
  return entryPoints.filter((file) => reaches(file, new Set())).map((file) => basename(file))
}

/**
 * A widget with charts includes them at its own entry point, where a missing ECharts fails the consumer's
 * build. `langraan/widgets` doesn't: otherwise a page that imports any widget from there would have to install
 * ECharts.
 */
export function writeChartEntryPoints(folder: string): void {
  mkdirSync(`${folder}/${plain}`, { recursive: true })
  for (const file of withCharts(folder)) {
    for (const each of [file, `${file}.map`]) renameSync(`${folder}/widgets/${each}`, `${folder}/${plain}/${each}`)
    writeFileSync(`${folder}/widgets/${file}`, `import '../charts.js'\nexport * from '../${plain}/${file}'\n`)
    const barrel = `${folder}/barrel/${file}`
    // widgets that aren't elements aren't in the barrel
    if (!existsSync(barrel)) continue
    writeFileSync(barrel, readFileSync(barrel, 'utf8').replace('../widgets/', `../${plain}/`))
  }
}

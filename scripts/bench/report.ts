import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, release, totalmem, type } from 'node:os'
import { findChrome } from '../build/chrome.ts'

export type Report = {
  /** adds a table: its name in the document, title, column headings and rows */
  table(name: string, title: string, head: readonly string[], rows: readonly (readonly string[])[]): void
  /** writes the tables into the document, and date and machine in a place of this name */
  write(machine?: string): void
}

const machine = (): string => {
  const chrome = findChrome()
  const version = chrome
    ? execFileSync(chrome, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
    : 'no browser'
  const [processor] = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  return `${cpus().length} × ${processor?.model.trim()}, ${memory} GB, ${type()} ${release()}, Node ${process.versions.node}, ${version}`
}

/** Prints each table as it is added; `write` replaces the tables with these names in the document. */
export function createReport(file = 'docs/performance.md'): Report {
  const tables = new Map<string, string>()
  return {
    table(name, title, head, rows) {
      console.log(`\n${title}\n${head.join('\t')}`)
      for (const row of rows) console.log(row.join('\t'))
      const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
      const rule = line(head.map((_, at) => (at === 0 ? '---' : '---:')))
      tables.set(name, [title, '', line(head), rule, ...rows.map(line)].join('\n'))
    },
    write(place = 'machine') {
      tables.set(place, `Measured on ${new Date().toISOString().slice(0, 10)} on ${machine()}.`)
      let text = readFileSync(file, 'utf8')
      for (const [name, table] of tables) {
        const place = new RegExp(`(<!-- bench: ${name} -->\n)[^]*?(\n<!-- /bench -->)`)
        if (!place.test(text)) throw new Error(`${file} has no place for the table ${name}`)
        text = text.replace(place, (_, begin: string, end: string) => `${begin}${table}${end}`)
      }
      writeFileSync(file, text)
      console.log(`\nWritten to ${file}`)
    },
  }
}

export const ms = (value: number): string => value.toFixed(0)
export const kB = (bytes: number): string => (bytes / 1000).toFixed(1)
/** ratio of our figure to another's */
export const times = (ours: number, theirs: number): string => (theirs === 0 ? '–' : `${(ours / theirs).toFixed(2)}×`)

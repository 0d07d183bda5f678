import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { strictest, typesOf } from './typed.ts'

/** A fence that begins with it shows a part that does not stand alone: ```ts not-compiled */
const notCompiled = 'not-compiled'

/** The examples of a document, each a file of its own: what is TypeScript, and the scripts of pages and components. */
function examplesOf(file: string): Record<string, string> {
  const text = readFileSync(file, 'utf8')
  const examples: Record<string, string> = {}
  const keep = (code: string, ending: string, at: number) => {
    const line = text.slice(0, at).split('\n').length
    examples[`${file.replaceAll(/[/.]/g, '-')}-${line}.${ending}`] = `${code}\nexport {}\n`
  }
  for (const { 1: language = '', 2: mark = '', 3: code = '', index } of text.matchAll(
    /^```(\w+)(.*)\n([\s\S]*?)^```$/gm,
  )) {
    if (mark.trim() === notCompiled) continue
    if (language === 'ts' || language === 'tsx') keep(code, language, index)
    if (language === 'html' || language === 'vue' || language === 'svelte')
      for (const { 1: script = '' } of code.matchAll(
        /<script (?:type="module"|(?:setup )?lang="ts")>([\s\S]*?)<\/script>/g,
      ))
        keep(script, 'ts', index)
  }
  return examples
}

const examples = Object.assign({}, ...globSync(['README.md', 'docs/**/*.md']).map(examplesOf)) as Record<string, string>

test.each(['bundler', 'nodenext'] as const)(
  'PKG-467 every example in the documentation compiles: %s',
  async (resolution) => {
    expect(Object.keys(examples).length).toBeGreaterThan(15)
    expect(await typesOf(resolution, examples, { ...strictest, skipLibCheck: true })).toEqual([])
  },
)

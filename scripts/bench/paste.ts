import { readFileSync } from 'node:fs'
import { parsePaste } from 'langraan/core'

const files = ['given', 'own-1', 'own-2', 'own-3', 'own-4', 'own-5']
const rounds = 5
/** maximum median per message, in ms */
const most = 5

/** Warm parsing time of a pasted message: median of all messages in the tests. */
export async function benchPaste(): Promise<void> {
  const messages = files.flatMap((file): string[] =>
    JSON.parse(readFileSync(`tests/customers/pasted/${file}.json`, 'utf8')).map(({ text }: { text: string }) => text),
  )
  const took: number[] = []
  for (let round = 0; round < rounds; round++)
    for (const text of messages) {
      const start = performance.now()
      await parsePaste(text)
      if (round > 0) took.push(performance.now() - start)
    }
  took.sort((a, b) => a - b)
  const at = (share: number) => took[Math.floor(took.length * share)] ?? 0
  console.log(
    `Parsing a pasted message: median ${at(0.5).toFixed(2)} ms, 95th percentile ${at(0.95).toFixed(2)} ms (limit: median ${most} ms)`,
  )
  if (at(0.5) > most) process.exitCode = 1
}

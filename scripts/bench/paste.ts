import { readFileSync } from 'node:fs'
import { parsePaste } from 'langraan/core'

const files = ['given', 'own-1', 'own-2', 'own-3', 'own-4', 'own-5']
const rounds = 5
/** what one message may take at the median, in ms */
const most = 5

/** How long a pasted message takes to read, warm, at the median of all messages of the tests. */
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
    `Reading a pasted message: ${at(0.5).toFixed(2)} ms at the median, ${at(0.95).toFixed(2)} ms at the 95th percentile (at most ${most} ms at the median)`,
  )
  if (at(0.5) > most) process.exitCode = 1
}

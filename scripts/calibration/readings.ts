import { readdirSync } from 'node:fs'
import { loadPlaceTable } from '../../src/core/customers/address/place-table'
import { judgedValues, type Reading } from '../../src/core/customers/parse/calibration'
import { readMessage, readWhole } from '../../src/core/customers/parse/read-message'
import { weightsRead } from '../../src/core/customers/parse/tagger'
import { grammarCases, seeded } from '../../tests/customers/pasted-grammar'
import { judge, type PastedCase, readCases } from '../../tests/customers/pasted-score'
import { groupOf } from '../name-tags/examples'
import { changes, glued, placeRows } from '../reading-risk/examples'

/** One value of one message. `unmended`: nobody changed a rule for it. */
export type Value = {
  features: Record<string, number>
  settled: boolean | null
  wrong: boolean
  group: number
  kind: 'unmended' | 'changed' | 'mended'
}

/** Files that were written since the rules were last changed for what a file showed. */
const unmended = /^(?:strangers-2|voices|voices-2)-open$/

/** Every value, read with tags that were learnt without its message. `folds`: the weights that were learnt without each. */
export async function readings(folds: readonly Int8Array[]): Promise<Value[]> {
  const table = await loadPlaceTable()
  const random = seeded(19)
  const found: Value[] = []
  const see = async (each: PastedCase, text: string, group: number, kind: Value['kind']) => {
    const fold = folds[group % folds.length]
    if (fold) weightsRead().set(fold)
    const reading = await readWhole(text, table)
    if (!reading.tagged) return
    const { wrong } = judge(...(text === each.text ? ([each, reading.order] as const) : glued(each, reading.order)))
    const fields = new Set(wrong.map((line) => line.split(':')[0]))
    for (const { key, settled, features } of judgedValues(reading as Required<Reading>))
      if (!each.skip?.includes(key)) found.push({ features, settled, wrong: fields.has(key), group, kind })
  }
  const files = readdirSync('tests/customers/pasted').map((file) => file.replace('.json', ''))
  for (const file of files.filter((each) => !/-sealed$/.test(each)))
    for (const each of readCases(file) as (PastedCase & { sealed?: true })[]) {
      if (each.sealed) continue
      const group = groupOf(each.text)
      await see(each, each.text, group, unmended.test(file) ? 'unmended' : 'mended')
      // somebody else's order is no mistake of the first one's
      if (!unmended.test(file) || /:\s*$/m.test(each.text) || (await readMessage(each.text)).orders) continue
      for (const change of changes) {
        const text = change(each.text, random)
        if (text !== each.text && random() < 0.6) await see(each, text, group, 'changed')
      }
    }
  for (const each of grammarCases(await placeRows(), 100, 7)) await see(each, each.text, groupOf(each.text), 'mended')
  return found
}

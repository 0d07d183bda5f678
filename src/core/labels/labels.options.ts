import * as v from 'valibot'

/** Label papers, in millimetres: `100x150` and `100x100` are rolls with one label per page. */
export const papers = ['100x150', '100x100', 'a4'] as const
export type Paper = (typeof papers)[number]

/** The language of a label's text, independent of the display language. */
export const labelLanguages = ['th', 'en'] as const
export type LabelLanguage = (typeof labelLanguages)[number]

export const textSizes = ['s', 'm', 'l'] as const
export type TextSize = (typeof textSizes)[number]

/** What a label shows besides the recipient's name, address and postcode. */
export const labelParts = ['sender', 'phone', 'cod', 'items', 'note', 'barcode'] as const
export type LabelPart = (typeof labelParts)[number]

/** Label options, stored on this device because they depend on its printer. */
export type LabelOptions = {
  paper: Paper
  language: LabelLanguage
  textSize: TextSize
  shows: Readonly<Record<LabelPart, boolean>>
}

/** Their key in the local storage. */
export const labelOptionsKey = 'langraan.labels'

const allShown: LabelOptions['shows'] = {
  sender: true,
  phone: true,
  cod: true,
  items: true,
  note: true,
  barcode: true,
}

const shown = v.fallback(v.boolean(), true)

const recordSchema = v.object({
  version: v.literal(1),
  paper: v.fallback(v.picklist(papers), '100x150'),
  language: v.fallback(v.picklist(labelLanguages), 'th'),
  textSize: v.fallback(v.picklist(textSizes), 'm'),
  shows: v.fallback(
    v.object({ sender: shown, phone: shown, cod: shown, items: shown, note: shown, barcode: shown }),
    allShown,
  ),
})

/** 100 × 150 mm roll, in Thai, with all parts. */
export const firstLabelOptions: LabelOptions = { paper: '100x150', language: 'th', textSize: 'm', shows: allShown }

/** Parses stored options; invalid ones take their defaults. */
export function readLabelOptions(text: string | null): LabelOptions {
  try {
    const { success, output } = v.safeParse(recordSchema, JSON.parse(text ?? 'null'))
    if (!success) return firstLabelOptions
    const { version: _, ...options } = output
    return options
  } catch {
    return firstLabelOptions
  }
}

export const writeLabelOptions = (options: LabelOptions): string => JSON.stringify({ version: 1, ...options })

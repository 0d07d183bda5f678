import * as v from 'valibot'

export const skins = ['light', 'dark', 'auto'] as const
export type Skin = (typeof skins)[number]

/** What one person set up on one machine; what is undefined was never chosen. */
export type Choices = {
  /** the menu is a rail of icons */
  collapsed: boolean
  skin: Skin | undefined
  /** BCP 47 */
  locale: string | undefined
}

/** Where the choices are kept in the local storage. */
export const layoutKey = 'langraan.layout'

const recordSchema = v.object({
  version: v.literal(1),
  collapsed: v.fallback(v.boolean(), false),
  skin: v.fallback(v.optional(v.picklist(skins)), undefined),
  locale: v.fallback(v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(35))), undefined),
})

/** The choices of a stored text; a text of another version or none of ours is as if there were none. */
export function readChoices(text: string | null): Choices {
  const none = { collapsed: false, skin: undefined, locale: undefined }
  try {
    const { success, output } = v.safeParse(recordSchema, JSON.parse(text ?? 'null'))
    return success ? { collapsed: output.collapsed, skin: output.skin, locale: output.locale } : none
  } catch {
    return none
  }
}

export const writeChoices = (choices: Choices): string => JSON.stringify({ version: 1, ...choices })

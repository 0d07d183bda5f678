import * as v from 'valibot'
import { lookUp } from '../kernel/look-up'

/** `bordered` is light with lines instead of shadows, `semi-dark` is light with a dark menu. */
export const skins = ['light', 'bordered', 'dark', 'semi-dark', 'auto'] as const
export type Skin = (typeof skins)[number]

export const menuKinds = ['vertical', 'horizontal'] as const
export const contentWidths = ['full', 'boxed'] as const
export const directions = ['ltr', 'rtl'] as const
export const transitions = ['none', 'fade', 'fade-in-left', 'zoom'] as const
export const navbarKinds = ['static', 'sticky', 'floating', 'hidden'] as const
export const navbarColours = ['plain', 'accent', 'success', 'warning', 'danger', 'info'] as const
export const footerKinds = ['hidden', 'static', 'sticky'] as const

/** The layout of the frame around the screens. */
export type Arrangement = {
  /** the menu is a rail of icons */
  collapsed: boolean
  menu: (typeof menuKinds)[number]
  /** the menu opens with a button only */
  menuHidden: boolean
  /** menu groups by name that the user collapsed (true) or expanded; others have the menu's default */
  folds: Readonly<Record<string, boolean>>
  content: (typeof contentWidths)[number]
  /** undefined: inherited from the page */
  direction: (typeof directions)[number] | undefined
  /** the transition between screens */
  transition: (typeof transitions)[number]
  navbar: (typeof navbarKinds)[number]
  navbarColour: (typeof navbarColours)[number]
  footer: (typeof footerKinds)[number]
}

/** A user's settings on one device; undefined = not chosen. */
export type Choices = Arrangement & {
  skin: Skin | undefined
  /** BCP 47 */
  locale: string | undefined
}

/** The settings until the user changes them. */
export const defaults: Choices = {
  collapsed: false,
  menu: 'vertical',
  menuHidden: false,
  folds: {},
  content: 'full',
  direction: undefined,
  transition: 'none',
  navbar: 'static',
  navbarColour: 'plain',
  footer: 'hidden',
  skin: undefined,
  locale: undefined,
}

/** Their key in the local storage. */
export const layoutKey = 'langraan.layout'

const recordSchema = v.object({
  version: v.literal(1),
  collapsed: v.fallback(v.boolean(), defaults.collapsed),
  menu: v.fallback(v.picklist(menuKinds), defaults.menu),
  menuHidden: v.fallback(v.boolean(), defaults.menuHidden),
  folds: v.fallback(v.record(v.pipe(v.string(), v.maxLength(40)), v.boolean()), defaults.folds),
  content: v.fallback(v.picklist(contentWidths), defaults.content),
  direction: v.fallback(v.optional(v.picklist(directions)), undefined),
  transition: v.fallback(v.picklist(transitions), defaults.transition),
  navbar: v.fallback(v.picklist(navbarKinds), defaults.navbar),
  navbarColour: v.fallback(v.picklist(navbarColours), defaults.navbarColour),
  footer: v.fallback(v.picklist(footerKinds), defaults.footer),
  skin: v.fallback(v.optional(v.picklist(skins)), undefined),
  locale: v.fallback(v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(35))), undefined),
})

/** Parses stored settings; another version or an invalid text counts as none. */
export function readChoices(text: string | null): Choices {
  try {
    const { success, output } = v.safeParse(recordSchema, JSON.parse(text ?? 'null'))
    if (!success) return defaults
    const { version: _, ...choices } = output
    return { ...defaults, ...choices }
  } catch {
    return defaults
  }
}

/**
 * The differences from the defaults, so that the record stays small and changed defaults reach users who didn't choose.
 */
export function writeChoices(choices: Choices): string {
  const isChosen = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(lookUp<unknown>(defaults, name))
  const chosen = Object.entries(choices).filter(isChosen)
  return JSON.stringify({ version: 1, ...Object.fromEntries(chosen) })
}

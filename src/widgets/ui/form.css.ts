import { createContainer, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css'

const { color, space, font, radius } = vars

const container = createContainer('form')
/** room for two fields side by side */
export const roomy = `${container} (min-width: 440px)`

export const form = style({
  containerName: container,
  containerType: 'inline-size',
  display: 'grid',
  alignContent: 'start',
  gap: space[4],
  minInlineSize: 0,
})
/** Width of the drawer around a form: wider than a menu's, full width on a phone. */
export const widths = styleVariants({ m: {}, l: {}, xl: {} })
globalStyle(`dialog:has(> div > ${widths.l})`, { inlineSize: 'min(520px, 100vw)' })
globalStyle(`dialog:has(> div > ${widths.xl})`, { inlineSize: 'min(600px, 100vw)' })

export const fields = style({ display: 'grid', gap: space[4], minInlineSize: 0 })
export const group = style({
  display: 'grid',
  gap: space[3],
  paddingBlock: space[3],
  paddingInline: space[4],
  border: `1px solid ${color.border}`,
  borderRadius: radius.l,
  backgroundColor: color.surfaceRaised,
  minInlineSize: 0,
})
export const groupTitle = style({ fontSize: font.size.m, fontWeight: 600 })
export const pairs = style({
  display: 'grid',
  gap: space[3],
  alignItems: 'start',
  '@container': { [roomy]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
/** A date field, and a time beside it. */
export const dayAndTime = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 112px',
  alignItems: 'start',
  gap: space[3],
})
export const quiet = style({ color: color.textMuted, fontSize: font.size.s })

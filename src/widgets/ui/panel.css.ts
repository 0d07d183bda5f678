import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css'

const { color, space, font, radius } = vars

export const panel = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  padding: `${space[8]} ${space[4]}`,
  textAlign: 'center',
})
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 48,
  blockSize: 48,
  marginBlockEnd: space[1],
  borderRadius: radius.full,
  fontSize: 22,
})
globalStyle(`${icon} > svg`, { inlineSize: '1em', blockSize: '1em' })

export const tones = styleVariants({
  neutral: { color: color.accent, backgroundColor: color.accentSoft },
  danger: { color: color.danger, backgroundColor: color.dangerSoft },
})
export const title = style({ fontSize: font.size.l, fontWeight: 600 })
export const text = style({ maxInlineSize: '44ch', color: color.textMuted })
export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  justifyContent: 'center',
  marginBlockStart: space[2],
})

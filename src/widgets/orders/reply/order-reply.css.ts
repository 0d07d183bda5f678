import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css'

const { color, space, font } = vars

/** the QR code is beside the text if there is room */
export const reply = style({ display: 'flex', flexWrap: 'wrap', gap: space[5], minInlineSize: 0 })
export const main = style({
  display: 'grid',
  gap: space[4],
  flex: '1 1 320px',
  minInlineSize: 0,
  alignContent: 'start',
})
export const text = style({ display: 'grid', gap: space[2], minInlineSize: 0 })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
export const code = style({
  display: 'grid',
  gap: space[3],
  justifyItems: 'start',
  alignContent: 'start',
  inlineSize: 240,
})
export const hint = style({ flexBasis: '100%', color: color.textMuted, fontSize: font.size.s })

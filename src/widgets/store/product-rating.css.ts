import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css'

const { color, font, space } = vars

export const rating = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  fontSize: font.size.s,
  color: color.textMuted,
})
export const star = style({ inlineSize: '1em', blockSize: '1em', color: color.warning, fill: color.warning })

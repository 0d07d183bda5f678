import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css'

const { color, space, font } = vars

export const said = style({
  display: 'flex',
  alignItems: 'start',
  gap: space[1],
  fontSize: font.size.s,
  color: color.success,
  // no room and no gap of its own before it says something
  selectors: { '&:empty': { position: 'absolute' } },
})
export const icon = style({ flex: 'none', inlineSize: 16, blockSize: 16, marginBlockStart: 3 })

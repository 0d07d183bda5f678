import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css'

const { color, space, font } = vars

export const note = style({ color: color.textMuted, fontSize: font.size.s, paddingBlockEnd: space[2] })

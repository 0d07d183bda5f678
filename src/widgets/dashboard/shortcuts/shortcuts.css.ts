import { style } from '@vanilla-extract/css'
import { focusRing } from '../../theme/theme.css'
import { vars } from '../../theme/vars.css'

const { space, font } = vars

export const groups = style([focusRing, { display: 'grid', gap: space[5] }])
export const title = style({ margin: 0, marginBlockEnd: space[1], fontSize: font.size.m, fontWeight: 600 })

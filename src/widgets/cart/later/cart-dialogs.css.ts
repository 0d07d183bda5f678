import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css'

const { color, space, font } = vars

export const form = style({ display: 'grid', gap: space[4] })
export const formRow = style({ display: 'flex', flexWrap: 'wrap', gap: space[4] })
export const formName = style({ display: 'grid', fontWeight: 600, overflowWrap: 'anywhere' })
export const usual = style({ fontSize: font.size.s, fontWeight: 400, color: color.textMuted })

import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css'

const { color, space, font } = vars

export const reply = style({ display: 'grid', gap: space[4], minInlineSize: 0 })
export const text = style({ display: 'grid', gap: space[2], minInlineSize: 0 })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
export const code = style({ display: 'grid', gap: space[3], justifyItems: 'start' })
export const hint = style({ color: color.textMuted, fontSize: font.size.s })

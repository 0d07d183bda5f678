import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css'

const { color, space, font } = vars

export const steps = style({ display: 'grid', gap: space[4], margin: 0, padding: 0, listStyle: 'none' })
export const step = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] })
const icon = { flex: 'none', inlineSize: 20, blockSize: 20 }
export const open = style({ ...icon, color: color.textMuted })
export const done = style({ ...icon, color: color.success })
export const words = style({ flex: '1 1 180px', minInlineSize: 0, lineHeight: font.line })
export const title = style({ margin: 0, fontWeight: 600 })
export const text = style({ margin: 0, color: color.textMuted })

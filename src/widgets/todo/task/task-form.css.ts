import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css'

const { color, space, font } = vars

export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  border: 0,
  padding: 0,
  margin: 0,
})
export const legend = style({
  display: 'block',
  padding: 0,
  marginBlockEnd: space[1],
  fontSize: font.size.s,
  fontWeight: 600,
})
export const description = style({ minInlineSize: 0 })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
})
export const gone = style({ color: color.textMuted })
export const signs = style({ display: 'flex', gap: space[1] })
export const complete = style({})
globalStyle(`${complete}[aria-pressed=true]`, { color: color.success, borderColor: color.success })
export const star = style({ color: color.textMuted })
globalStyle(`${star}[aria-pressed=true]`, { color: color.warning })
globalStyle(`${star}[aria-pressed=true] svg`, { fill: 'currentColor' })

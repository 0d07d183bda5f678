import { style } from '@vanilla-extract/css'
import { raised } from '../theme/raised'
import { vars } from '../theme/vars.css'

const { color, space, font } = vars

export const card = style({
  minInlineSize: 0,
  color: color.text,
  ...raised,
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  paddingBlockStart: space[4],
  paddingInline: space[5],
})
export const title = style({ minInlineSize: 0, fontSize: font.size.l, fontWeight: 600, overflowWrap: 'anywhere' })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
export const body = style({ paddingBlock: space[4], paddingInline: space[5] })

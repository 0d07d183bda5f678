import { style } from '@vanilla-extract/css'
import { tabular } from '../theme/theme.css'
import { vars } from '../theme/vars.css'

const { color, space, font, radius } = vars

export const view = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space[3],
})
export const area = style({
  inlineSize: '100%',
  padding: space[3],
  borderRadius: radius.m,
  backgroundColor: color.surfaceSunken,
  overflow: 'hidden',
})
export const desk = style({ overflow: 'hidden' })
export const paper = style({
  marginInline: 'auto',
  overflow: 'hidden',
  border: `1px solid ${color.border}`,
  backgroundColor: '#fff',
  boxSizing: 'content-box',
})
export const scaled = style({ transformOrigin: '0 0', colorScheme: 'light' })
export const pager = style([tabular, { display: 'flex', alignItems: 'center', gap: space[2], fontSize: font.size.s }])
export const hint = style({ color: color.textMuted, fontSize: font.size.s, textAlign: 'center' })

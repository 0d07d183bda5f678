import { type CSSProperties, globalStyle, type StyleRule, style } from '@vanilla-extract/css'
import { focusRing } from '../../theme/theme.css'
import { vars } from '../../theme/vars.css'

const { color, space, font, radius } = vars

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  minInlineSize: 0,
  maxInlineSize: 1200,
})
export const person = style({ display: 'flex', alignItems: 'center', gap: space[4] })
export const words = style({ display: 'grid', justifyItems: 'start', gap: space.half, minInlineSize: 0 })
export const name = style({ fontSize: font.size.l, fontWeight: 600, overflowWrap: 'anywhere' })
export const muted = style({ color: color.textMuted, overflowWrap: 'anywhere' })

export const groups = style({ columns: '260px', columnGap: space[8] })
export const group = style({
  breakInside: 'avoid',
  selectors: { '&:not(:last-child)': { paddingBlockEnd: space[4] } },
})
export const heading = style({ color: color.textMuted, fontSize: font.size.s, fontWeight: 600 })
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: 40,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
})
export const icon = style({ flex: 'none', inlineSize: 20, blockSize: 20, color: color.textMuted })
export const link = style([focusRing, { color: color.accent, fontWeight: 600, borderRadius: radius.s }])
const state = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  marginInlineStart: 'auto',
  fontSize: font.size.s,
})
globalStyle(`${state} > svg`, { inlineSize: 16, blockSize: 16 })
export const open = style([state, { color: color.success }])
export const closed = style([state, { color: color.textMuted }])
export const codes = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  padding: `${space[3]} ${space[5]}`,
  borderBlockStart: `1px solid ${color.border}`,
})
export const note = style({ marginBlockEnd: space[3], color: color.textMuted })
// based on the table's own width: on cards the permissions are in one row
const narrow = '(max-width: 639.98px)'
const inCard = (rule: CSSProperties, name: CSSProperties = {}): StyleRule => ({
  '@container': { [narrow]: { selectors: { '&&': rule, '&&[data-label]::before': name } } },
})
const line = { flex: '1 0 100%', justifyContent: 'flex-start', textAlign: 'start' } as const

export const rights = style({})
globalStyle(`${rights} tbody`, { '@container': { [narrow]: { gap: 0 } } })
export const rightsRow = style(
  inCard({ display: 'flex', flexWrap: 'wrap', padding: space[3], borderWidth: '1px 0 0', borderRadius: 0 }),
)
export const subject = style([{ fontWeight: 600, overflowWrap: 'anywhere' }, inCard(line)])
export const reason = style([{ color: color.textMuted, overflowWrap: 'anywhere' }, inCard(line)])
export const tick = style(
  inCard(
    { flexDirection: 'row-reverse', alignItems: 'center', gap: space[1], paddingInlineEnd: space[3] },
    { maxInlineSize: 'none' },
  ),
)
const right = style({ display: 'inline-flex', alignItems: 'center' })
globalStyle(`${right} > svg`, { inlineSize: 20, blockSize: 20 })
export const allowed = style([right, { color: color.success }])
export const denied = style([right, { color: color.textMuted }])

import { style } from '@vanilla-extract/css'
import { focusRing } from '../theme/theme.css'
import { vars } from '../theme/vars.css'
import { wide } from './labels.css'

const { color, space, font, radius } = vars

/** Follows the eye down a long queue; on a narrow place it stays at the lower edge. */
export const print = style({
  position: 'sticky',
  zIndex: vars.z.sticky,
  insetBlockEnd: `calc(var(--raan-sticky-bottom, 0px) + ${space[2]})`,
  order: 1,
  maxBlockSize: '70vh',
  overflowY: 'auto',
  padding: space[3],
  border: `1px solid ${color.border}`,
  borderRadius: radius.l,
  backgroundColor: color.surfaceRaised,
  boxShadow: vars.shadow.high,
  '@container': {
    [wide]: {
      insetBlockStart: `calc(var(--raan-sticky-top, 0px) + ${space[3]})`,
      insetBlockEnd: 'auto',
      order: 0,
      boxShadow: vars.shadow.low,
    },
  },
})
export const reason = style({ color: color.textMuted, fontSize: font.size.s })
export const why = style([reason, { paddingBlockStart: space[1], textAlign: 'center' }])
export const unpaid = style({
  display: 'flex',
  alignItems: 'start',
  gap: space[2],
  marginBlockStart: space[2],
  padding: space[2],
  borderRadius: radius.m,
  backgroundColor: color.warningSoft,
  fontSize: font.size.s,
})
export const results = style([focusRing, { display: 'grid', borderRadius: radius.m }])
const notice = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[2],
  marginBlockStart: space[3],
  padding: space[3],
  borderRadius: radius.m,
  fontSize: font.size.s,
})
export const good = style([notice, { backgroundColor: color.successSoft }])
export const bad = style([notice, { backgroundColor: color.dangerSoft }])
export const warn = style([notice, { backgroundColor: color.warningSoft }])
export const missing = style([warn, { margin: space[3] }])
export const noticeTitle = style({ fontWeight: 600 })
export const list = style({ display: 'grid', gap: space[1], inlineSize: '100%' })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })

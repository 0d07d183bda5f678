import { createContainer, style } from '@vanilla-extract/css'
import { barPosition } from '../theme/bars'
import { focusRing, tabular } from '../theme/theme.css'
import { vars } from '../theme/vars.css'

const { color, space, font, radius } = vars

const container = createContainer('labels')
const wide = `${container} (min-width: 860px)`
const narrow = `${container} (max-width: 559.98px)`

export const root = style({ containerName: container, containerType: 'inline-size', minInlineSize: 0 })
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'start',
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(340px, 420px)' } },
})
export const side = style({
  display: 'contents',
  '@container': {
    [wide]: { display: 'grid', alignSelf: 'stretch', alignContent: 'start', gap: space[4], minInlineSize: 0 },
  },
})

export const bar = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], padding: space[3] })
export const search = style({ flex: '1 1 200px', '@container': { [narrow]: { flexBasis: '100%' } } })
export const filter = style({ flex: '0 1 190px', '@container': { [narrow]: { flex: '1 1 34%' } } })

export const all = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  padding: `${space[2]} ${space[3]}`,
  borderBlock: `1px solid ${color.border}`,
  backgroundColor: color.surfaceSunken,
})
export const count = style([tabular, { color: color.textMuted, fontSize: font.size.s }])
export const heading = style({
  padding: `${space[3]} ${space[3]} ${space[1]}`,
  color: color.textMuted,
  fontSize: font.size.s,
  fontWeight: 600,
})
export const rows = style({ display: 'grid' })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[3]}`,
  padding: `${space[2]} ${space[3]}`,
  borderBlockEnd: `1px solid ${color.border}`,
  selectors: {
    '&:hover': { backgroundColor: color.hover },
    '&[data-marked]': { backgroundColor: color.accentSoft },
  },
})
export const mark = style({ flex: '1 1 260px', minInlineSize: 0 })
export const number = style([tabular, { fontWeight: 600, whiteSpace: 'nowrap', marginInlineEnd: space[2] }])
export const name = style({ overflowWrap: 'anywhere' })
export const more = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  '@container': { [narrow]: { flexBasis: '100%', paddingInlineStart: '26px' } },
})
export const delivery = style({ color: color.textMuted, fontSize: font.size.s })
export const foot = style({ display: 'grid', justifyItems: 'center', padding: space[3] })
export const skeleton = style({ display: 'grid', gap: space[3], padding: space[3] })

export const options = style({ display: 'grid', gap: space[4] })
/** side by side only if no choice wraps */
export const pair = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[4]} ${space[6]}` })
export const legend = style({ fontSize: font.size.s, fontWeight: 600 })
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: space[2],
  paddingBlockStart: space[1],
})

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

/** Sticky beside a long queue; at the lower edge on narrow screens. */
export const print = style({
  position: barPosition,
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

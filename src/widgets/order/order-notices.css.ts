import { style } from '@vanilla-extract/css'
import { tabular } from '../theme/theme.css'
import { vars } from '../theme/vars.css'

const { color, space, font, radius } = vars

export const notice = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space[1]} ${space[3]}`,
  padding: space[4],
  borderRadius: radius.l,
  outline: 'none',
})
export const noticeIcon = style({ inlineSize: 22, blockSize: 22, marginBlockStart: 2 })
export const noticeBody = style({ display: 'grid', gap: space[2], minInlineSize: 0 })
export const noticeTitle = style({ fontWeight: 600, overflowWrap: 'anywhere' })
export const quiet = style({ color: color.textMuted })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], paddingBlockStart: space[1] })
export const unsure = style([notice, { backgroundColor: color.warningSoft, border: `1px solid ${color.warning}` }])
export const faulty = style([notice, { backgroundColor: color.dangerSoft, border: `1px solid ${color.danger}` }])
export const unsureIcon = style([noticeIcon, { color: color.warning }])
export const faultyIcon = style([noticeIcon, { color: color.danger }])

export const errorList = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
  gap: `${space[1]} ${space[4]}`,
  fontSize: font.size.s,
})
/** the actions are beside the number if there is room */
export const saved = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[3],
  '@container': { '(min-width: 720px)': { gridTemplateColumns: 'auto minmax(0, 1fr) auto', gap: space[4] } },
})
export const savedIcon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 48,
  blockSize: 48,
  borderRadius: radius.full,
  color: color.success,
  backgroundColor: color.successSoft,
})
export const cancelledIcon = style([savedIcon, { color: color.danger, backgroundColor: color.dangerSoft }])
export const savedText = style({ minInlineSize: 0, overflowWrap: 'anywhere' })
export const savedTitle = style({ fontWeight: 600 })
export const savedNumber = style([
  tabular,
  { fontSize: font.size.xl, fontWeight: 600, lineHeight: 1.3, overflowWrap: 'anywhere', userSelect: 'all' },
])
export const number = style([tabular, { userSelect: 'all' }])
export const savedActions = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  '@container': { '(min-width: 720px)': { gridColumn: 'auto' } },
})

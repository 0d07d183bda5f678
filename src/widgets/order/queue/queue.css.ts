import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css'
import { notice } from '../order-notices.css'

export { noticeTitle, quiet } from '../order-notices.css'

const { color, space, font, radius } = vars

export const panel = style([
  notice,
  { display: 'block', backgroundColor: color.infoSoft, border: `1px solid ${color.info}`, marginBlockEnd: space[4] },
])
export const stack = style({ display: 'grid', gap: space[2], minInlineSize: 0 })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
export const summary = style({ cursor: 'pointer', fontSize: font.size.s, paddingBlock: space[1] })
export const list = style({
  display: 'grid',
  gap: 1,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  maxBlockSize: 320,
  overflowY: 'auto',
  backgroundColor: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: radius.m,
})
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  padding: `${space[1]} ${space[3]}`,
  overflowWrap: 'anywhere',
  selectors: { '&[aria-current]': { backgroundColor: color.infoSoft, fontWeight: 600 } },
})
export const gist = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  minInlineSize: 0,
})
export const what = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2], minInlineSize: 0 })
export const left = style({ whiteSpace: 'pre-wrap', fontSize: font.size.s, padding: space[2] })

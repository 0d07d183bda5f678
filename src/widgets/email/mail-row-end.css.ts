import { globalStyle, style } from '@vanilla-extract/css'
import { tabular } from '../theme/theme.css'
import { vars } from '../theme/vars.css'
import { narrow } from './email.css'
import { area } from './mail-area'
import { row } from './mail-row.css'

const { space, font } = vars

const hovering = '(hover: hover)'

export const marks = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  paddingInlineStart: space[3],
  ...area('marks', { justifySelf: 'end', paddingInlineStart: 0 }),
})
globalStyle(`${marks} > svg`, { inlineSize: 16, blockSize: 16 })
export const time = style([
  tabular,
  {
    inlineSize: 76,
    textAlign: 'end',
    fontSize: font.size.s,
    whiteSpace: 'nowrap',
    selectors: { '[data-unread] > &': { fontWeight: 700 } },
    ...area('time', { inlineSize: 'auto' }),
  },
])
export const quick = style({
  position: 'absolute',
  zIndex: 1,
  insetInlineEnd: 0,
  insetBlock: 0,
  display: 'none',
  alignItems: 'center',
  paddingInline: space[2],
  backgroundColor: 'inherit',
  backgroundImage: 'inherit',
  selectors: { [`${row}:focus-within > &`]: { display: 'flex' } },
  '@media': { [hovering]: { selectors: { [`${row}:hover > &`]: { display: 'flex' } } } },
  '@container': {
    [narrow]: { selectors: { [`${row} > &&`]: { display: 'none' } } },
  },
})
export const whenRead = style({ selectors: { '[data-unread] &': { display: 'none' } } })
export const whenUnread = style({ selectors: { '[data-mail]:not([data-unread]) &': { display: 'none' } } })

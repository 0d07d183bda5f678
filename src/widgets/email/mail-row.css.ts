import { globalStyle, style } from '@vanilla-extract/css'
import { controlReset, focusRing } from '../theme/theme.css'
import { vars } from '../theme/vars.css'
import { narrow } from './email.css'
import { area } from './mail-area'

const { color, space, font, radius } = vars

const cut = { minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '36px 32px 44px minmax(0, 1fr) auto auto',
  alignItems: 'center',
  blockSize: 52,
  paddingInline: space[3],
  borderBlockEnd: `1px solid ${color.border}`,
  backgroundColor: color.surfaceRaised,
  color: color.textMuted,
  selectors: {
    '&:hover, &:focus-within': { backgroundImage: `linear-gradient(${color.hover}, ${color.hover})` },
    '&[data-unread]': { color: color.text },
    '&[data-unread]::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      inlineSize: 3,
      backgroundColor: color.accent,
    },
    '&[data-selected]': { backgroundColor: color.accentSoft },
  },
  '@container': {
    [narrow]: {
      blockSize: 96,
      gridTemplateColumns: '32px minmax(0, 1fr) auto',
      gridTemplateAreas: '"tick open time" "star open marks"',
      columnGap: space[2],
      paddingBlock: space[2],
    },
  },
})

export const tick = style({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  minBlockSize: 36,
  cursor: 'pointer',
  ...area('tick'),
})
export const star = style([
  controlReset,
  focusRing,
  {
    position: 'relative',
    zIndex: 1,
    display: 'grid',
    placeItems: 'center',
    minBlockSize: 32,
    borderRadius: radius.s,
    color: color.textMuted,
    cursor: 'pointer',
    selectors: { '&[aria-pressed=true]': { color: color.warning } },
    ...area('star'),
  },
])
globalStyle(`${star} > svg`, { inlineSize: 18, blockSize: 18 })
globalStyle(`${star}[aria-pressed=true] > svg`, { fill: 'currentColor' })
export const avatar = style({ '@container': { [narrow]: { display: 'none' } } })

export const open = style([
  controlReset,
  {
    display: 'grid',
    gridTemplateColumns: 'clamp(110px, 20cqi, 180px) minmax(0, 1fr)',
    alignItems: 'center',
    gap: space[3],
    minInlineSize: 0,
    blockSize: '100%',
    lineHeight: font.line,
    cursor: 'pointer',
    outline: 'none',
    // the whole row is a button; other controls are layered above it
    selectors: {
      '&::before': { content: '', position: 'absolute', inset: 0, outlineOffset: -2 },
      '&:focus-visible::before': { outline: `2px solid ${color.focus}` },
    },
    ...area('open', { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0, alignContent: 'center' }),
  },
])
export const who = style({ ...cut })
export const draft = style({ color: color.danger })
export const words = style({ ...cut, ...area('auto', { display: 'grid' }) })
export const subject = style({ color: color.text, '@container': { [narrow]: { ...cut } } })
export const preview = style({
  color: color.textMuted,
  fontSize: font.size.s,
  paddingInlineStart: space[2],
  '@container': { [narrow]: { ...cut, paddingInlineStart: 0 } },
})
globalStyle(`[data-unread] :is(${who}, ${subject})`, { fontWeight: 700 })

import { createContainer, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { controlReset, focusRing, tabular } from '../theme/theme.css'
import { vars } from '../theme/vars.css'

const { color, space, font, radius, z } = vars

const container = createContainer('table')
const cards = `${container} (max-width: 639.98px)`

export const frame = style({ containerName: container, containerType: 'inline-size', minInlineSize: 0 })
export const scroller = style([focusRing, { overflowX: 'auto' }])

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: font.size.m,
  transition: 'opacity 120ms',
  // a delay avoids flicker on fast responses
  selectors: { '&[aria-busy=true]': { opacity: 0.55, transitionDelay: '120ms' } },
  '@container': { [cards]: { display: 'block' } },
})

export const caption = style({ paddingBlock: space[2], fontWeight: 600, textAlign: 'start' })

export const head = style({ '@container': { [cards]: { display: 'block' } } })
export const body = style({ '@container': { [cards]: { display: 'grid', gap: space[3] } } })

const cell = style({ paddingBlock: space[2], paddingInline: space[3], verticalAlign: 'middle', textAlign: 'start' })

export const headRow = style({
  '@container': { [cards]: { display: 'flex', flexWrap: 'wrap', gap: space[1], paddingBlockEnd: space[2] } },
})

export const headCell = style([
  cell,
  {
    color: color.textMuted,
    backgroundColor: color.surfaceSunken,
    borderBlockEnd: `1px solid ${color.border}`,
    fontSize: font.size.s,
    fontWeight: 600,
    whiteSpace: 'nowrap',
    selectors: {
      '&:first-child': { borderStartStartRadius: radius.m },
      '&:last-child': { borderStartEndRadius: radius.m },
    },
    '@container': {
      [cards]: {
        padding: 0,
        border: 0,
        background: 'none',
        // on cards the cells name their values; only sorting stays visible
        selectors: {
          '&:not([aria-sort])': {
            position: 'absolute',
            inlineSize: 1,
            blockSize: 1,
            overflow: 'hidden',
            clipPath: 'inset(50%)',
          },
        },
      },
    },
  },
])

export const sticky = style({
  position: 'sticky',
  insetBlockStart: 'var(--raan-sticky-top, 0px)',
  zIndex: z.sticky,
  '@container': { [cards]: { position: 'static' } },
})
// what gets the focus is not below the headings
globalStyle(`:has(> ${sticky}) :is(a, button, input, select)`, {
  scrollMarginBlockStart: 'calc(var(--raan-sticky-top, 0px) + 56px)',
})

export const sort = style([
  controlReset,
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    minBlockSize: 28,
    marginInline: `calc(${space[2]} * -1)`,
    paddingInline: space[2],
    borderRadius: radius.s,
    fontWeight: 600,
    lineHeight: font.line,
    cursor: 'pointer',
    selectors: {
      '&:hover': { color: color.text, backgroundColor: color.hover },
      '[aria-sort=ascending] > &, [aria-sort=descending] > &': { color: color.text },
    },
    '@container': {
      [cards]: { minBlockSize: 40, marginInline: 0, border: `1px solid ${color.border}`, paddingInline: space[3] },
    },
  },
])
export const sortIcon = style({ flex: 'none', inlineSize: 14, blockSize: 14 })

export const row = style({
  selectors: {
    '&[data-selected]': { backgroundColor: color.accentSoft },
    '&[data-pressable]:not([data-selected]):hover': { backgroundColor: color.hover },
  },
  '@container': {
    [cards]: {
      display: 'block',
      padding: space[2],
      border: `1px solid ${color.border}`,
      borderRadius: radius.m,
      backgroundColor: color.surfaceRaised,
    },
  },
})

export const bodyCell = style([
  cell,
  {
    borderBlockEnd: `1px solid ${color.border}`,
    overflowWrap: 'anywhere',
    '@container': {
      [cards]: {
        display: 'flex',
        alignItems: 'baseline',
        justifyContent: 'space-between',
        gap: space[4],
        padding: `${space[1]} ${space[2]}`,
        border: 0,
        textAlign: 'end',
        selectors: {
          '&[data-label]::before': {
            content: 'attr(data-label)',
            flex: 'none',
            maxInlineSize: '45%',
            color: color.textMuted,
            fontSize: font.size.s,
            textAlign: 'start',
          },
          '&:not([data-label])': { justifyContent: 'flex-start', textAlign: 'start' },
        },
      },
    },
  },
])

export const align = styleVariants({
  start: {},
  end: [tabular, { textAlign: 'end', whiteSpace: 'nowrap' }],
})

import { globalStyle, style } from '@vanilla-extract/css'
import { keys, opener, words } from '../search/search.css'
import { vars } from '../theme/vars.css'
import { narrow } from './shell.css'

const tight = '(max-width: 1399px)'

export const bookmarks = style({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  marginInlineEnd: vars.space[2],
  '@container': { [narrow]: { display: 'none' } },
})
/** A field where there is room for one, else a sign. */
export const search = style({
  display: 'inline-block',
  inlineSize: 216,
  marginInlineEnd: vars.space[2],
  '@container': { [tight]: { inlineSize: vars.control.m, marginInlineEnd: 0 } },
})
globalStyle(`${search} ${opener}`, {
  '@container': {
    [tight]: { justifyContent: 'center', paddingInline: 0, borderColor: 'transparent', backgroundColor: 'transparent' },
  },
})
globalStyle(`${search} ${opener}:hover`, { '@container': { [tight]: { backgroundColor: vars.color.hover } } })
globalStyle(`${search} ${words}`, {
  '@container': { [tight]: { position: 'absolute', inlineSize: 1, blockSize: 1, clipPath: 'inset(50%)' } },
})
globalStyle(`${search} ${keys}`, { '@container': { [tight]: { display: 'none' } } })

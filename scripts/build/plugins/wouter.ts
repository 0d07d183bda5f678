import { cutPlugin } from './cut.ts'

/** Importing wouter would replace the host's history.pushState and replaceState. */
export const wouterCut = cutPlugin({
  name: 'wouter',
  filter: /wouter\/src\/use-browser-location\.js$/,
  cut: (source) => source.split('const patchKey')[0] ?? source,
})

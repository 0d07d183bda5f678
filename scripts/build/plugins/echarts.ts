import { cutPlugin } from './cut.ts'

/** React is a module here, and has no default export. */
export const namedReact = cutPlugin({
  name: 'echarts-for-react',
  filter: /echarts-for-react\/esm\/core\.js$/,
  cut: (source) =>
    source
      .replace('import React, { PureComponent }', 'import { createElement, PureComponent }')
      .replace('React.createElement(', 'createElement('),
})

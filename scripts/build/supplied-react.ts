import type { Plugin } from 'esbuild'

/**
 * What may be taken of a React that the page supplies: the names of 19.0. Another name stops the build, since an older React would not have it.
 */
export const supplied: Readonly<Record<string, readonly string[]>> = {
  react: [
    ...['Children', 'Component', 'Fragment', 'Profiler', 'PureComponent', 'StrictMode', 'Suspense', 'cloneElement'],
    ...[
      'createContext',
      'createElement',
      'createRef',
      'forwardRef',
      'isValidElement',
      'lazy',
      'memo',
      'startTransition',
    ],
    ...[
      'use',
      'useActionState',
      'useCallback',
      'useContext',
      'useDebugValue',
      'useDeferredValue',
      'useEffect',
      'useId',
    ],
    ...['useImperativeHandle', 'useInsertionEffect', 'useLayoutEffect', 'useMemo', 'useOptimistic', 'useReducer'],
    ...['useRef', 'useState', 'useSyncExternalStore', 'useTransition', 'version'],
  ],
  'react/jsx-runtime': ['Fragment', 'jsx', 'jsxs'],
  'react-dom': ['createPortal', 'flushSync'],
  'react-dom/client': ['createRoot'],
}

/**
 * React is the page's. All files take it from one module of ours, so that the build imports it once and calls each of its
 * functions by one name.
 */
export const suppliedReact: Plugin = {
  name: 'supplied-react',
  setup(build) {
    // a name that is missing here and read of `React.…`
    build.initialOptions.logOverride = { ...build.initialOptions.logOverride, 'import-is-undefined': 'error' }
    const known = new RegExp(`^(${Object.keys(supplied).join('|')})$`)
    build.onResolve({ filter: known }, ({ path, namespace }) =>
      namespace === 'supplied' ? { path, external: true } : { path, namespace: 'supplied', sideEffects: false },
    )
    build.onLoad({ filter: known, namespace: 'supplied' }, ({ path }) => {
      const names = `{ ${supplied[path]?.join(', ')} }`
      const lines = [`import ${names} from ${JSON.stringify(path)}`, `export ${names}`]
      // libraries take React as a whole, too
      return { contents: [...lines, ...(path === 'react' ? [`export default ${names}`] : [])].join('\n') }
    })
  },
}

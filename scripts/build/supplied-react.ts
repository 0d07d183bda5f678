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

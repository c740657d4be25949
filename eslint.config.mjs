import nextPlugin from '@next/eslint-plugin-next'
import formatjs from 'eslint-plugin-formatjs'
import hooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

export default tseslint.config(
  { ignores: ['.next/**', '.data/**', 'node_modules/**', 'next-env.d.ts', 'tests/output/**', 'locales/compiled/**'] },
  ...tseslint.configs.recommended,
  hooks.configs.flat.recommended,
  nextPlugin.configs['core-web-vitals'],
  {
    files: ['**/*.ts', '**/*.tsx'],
    plugins: { formatjs },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'none' },
      ],
      'formatjs/enforce-placeholders': 'error',
      'max-lines': ['error', { max: 450, skipBlankLines: false, skipComments: false }],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      complexity: ['error', 15],
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.property.name='transaction'][callee.object.name='db']",
          message: 'withTx() is the only way into a transaction: drizzle loses its pool after a network black-hole.',
        },
      ],
      'no-console': ['error', { allow: ['warn', 'error'] }],
    },
  },
  {
    files: ['**/*.ts', '**/*.tsx', '**/*.mjs'],
    ignores: ['lib/process/state.mjs'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'Symbol',
          property: 'for',
          message: 'State of the process belongs into lib/process: list its key in keys.ts and use state.mjs.',
        },
      ],
    },
  },
  { files: ['components/**/*.tsx', 'app/**/*.tsx'], rules: { 'formatjs/no-literal-string-in-jsx': 'error' } },
  {
    files: ['lib/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@/lib/backend/domain/schema',
              message:
                'It loads every table: import the file of the table, such as @/lib/backend/domain/schema/orders.',
            },
          ],
        },
      ],
    },
  },
  {
    // Data is a table, not a text: its length is its content.
    files: [
      'demo/drawings/**',
      'lib/market/tables/**',
      'lib/market/countries.ts',
      'lib/backend/domain/schema/**',
      'lib/contract/schemas/**',
    ],
    rules: { 'max-lines': 'off', 'max-lines-per-function': 'off', complexity: 'off' },
  },
  // A row of the demo catalogue: one default a column.
  { files: ['demo/seed/{model-rows,stock}.ts'], rules: { complexity: 'off' } },
  // A test file is a list of cases; a second implementation that checks the first is written in one piece, to be read beside the spec.
  {
    files: ['tests/**', 'demo/tests/**'],
    rules: { 'max-lines': ['error', { max: 700 }], 'max-lines-per-function': 'off', complexity: 'off' },
  },
  {
    files: ['scripts/**', 'tests/**', 'server/**', 'demo/scripts/**', 'demo/tests/**'],
    rules: { 'no-console': 'off' },
  },
)

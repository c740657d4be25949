import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './lib/backend/domain/schema/index.ts',
  out: './lib/backend/domain/schema/migrations',
  casing: 'snake_case',
})

ALTER TABLE "orders" ADD CONSTRAINT "orders_status" CHECK ("orders"."status" in ('pending_payment', 'paid', 'packed', 'sent', 'delivered', 'cancelled', 'expired', 'payment_failed'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_status" CHECK ("payments"."status" in ('open', 'captured', 'cancelled', 'failed', 'refunded'));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_status" CHECK ("refunds"."status" in ('due', 'done', 'refused'));--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_status" CHECK ("returns"."status" in ('registered', 'received', 'cancelled', 'expired'));--> statement-breakpoint
create or replace function refuse_unknown_transition() returns trigger language plpgsql as $$
begin
  if old.status || '>' || new.status = any (tg_argv) then return new; end if;
  raise exception '% has no transition from % to %', tg_table_name, old.status, new.status using errcode = 'check_violation';
end $$;--> statement-breakpoint
create or replace trigger orders_transitions before update of status on orders
  for each row when (old.status is distinct from new.status) execute function refuse_unknown_transition('pending_payment>paid', 'pending_payment>cancelled', 'pending_payment>payment_failed', 'pending_payment>expired', 'cancelled>paid', 'expired>paid', 'payment_failed>paid', 'paid>cancelled', 'packed>cancelled', 'paid>packed', 'packed>sent', 'sent>delivered');--> statement-breakpoint
create or replace trigger payments_transitions before update of status on payments
  for each row when (old.status is distinct from new.status) execute function refuse_unknown_transition('open>captured', 'cancelled>captured', 'failed>captured', 'open>cancelled', 'open>failed', 'captured>refunded');--> statement-breakpoint
create or replace trigger refunds_transitions before update of status on refunds
  for each row when (old.status is distinct from new.status) execute function refuse_unknown_transition('due>done', 'due>refused');--> statement-breakpoint
create or replace trigger returns_transitions before update of status on returns
  for each row when (old.status is distinct from new.status) execute function refuse_unknown_transition('registered>received', 'registered>cancelled', 'registered>expired');--> statement-breakpoint
create or replace trigger transfer_requests_transitions before update of status on transfer_requests
  for each row when (old.status is distinct from new.status) execute function refuse_unknown_transition('requested>sent', 'sent>received', 'requested>cancelled');

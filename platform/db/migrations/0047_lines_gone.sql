-- Previews count the lines of vehicles that a file takes away from parts. A file of vehicles that waits for an admin is read again.
update import set counts = counts || '{"linesGone": {"count": 0, "samples": []}}' where counts is not null;
update import set state = 'received', lease_until = null where state = 'staged' and kind = 'aces' and applied_at is null;

-- Previews count the parts whose stock a file says is there, but not how much. Those of before told nothing of it.
update import set counts = counts || '{"stockUncounted": {"count": 0, "samples": []}}' where counts is not null;

package com.example.boyka.listeners;

import io.github.boykaframework.actions.interfaces.listeners.data.ITestDataActionsListener;

/** Writes each read of test data to the output of the run. */
// region listener
public class DataListener implements ITestDataActionsListener {
    @Override
    public void onRow(int index) {
        System.out.println("Reads row " + index);
    }

    @Override
    public void onRows() {
        System.out.println("Reads all rows");
    }
}
// endregion
